"""Learning: self-play, training, gates, and the weights that come out of it.

Everything a run makes lies in one folder and is only ever added to, so a run that was killed goes
on where it was. Neither playing nor learning needs a framework: the nets are trained by kernels.
"""
