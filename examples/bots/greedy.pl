#!/usr/bin/perl
# A complete bot in plain Perl, without any module: plays all five games by a table of wishes.
# One JSON request a line comes in, one answer a line goes out (docs/bots.md). Try it:
#     pentaprism arena check "perl examples/bots/greedy.pl"
use strict;
use warnings;

$| = 1;    # every answer leaves at once

# For each game what is good, best first; a move has the rank of the first pattern that fits it.
my %wishes = (
    prizmik   => [ qr/x/, qr/=$/, qr/-/ ],
    prisma    => [ qr/^place/, qr/^drop/, qr/^pass/ ],
    laser     => [ qr/^team/, qr/^pass/, qr/^bid [3-9]./, qr/^bid/, qr/^[@\d]/ ],
    prism     => [ qr/^play (?!wild|draw)/, qr/^play/, qr/^take/, qr/^draw/, qr/^block/, qr/^zap/ ],
    prismatic => [
        qr/^create/, qr/^use/, qr/^make/, qr/^(gain|pool|pull|draw|steal|keep|to progress)/,
        qr/^put [^p]\S* \d/, qr/^put/, qr/^take [RGB]$/, qr/^(ready|done|return|reject|pass)/,
        qr/^(?!take back)/,
    ],
);

while ( my $line = <STDIN> ) {
    next unless $line =~ /\S/;
    my $asked;
    my $answer = eval {
        my $request = parse($line);
        die "a request is an object\n" unless ref $request eq 'HASH';
        $asked = $request->{id};
        serve($request);
    };
    $answer //= '"error":{"code":"bad-request","message":' . quote("$@") . ',"clause":null}';
    print '{"id":', json_id($asked), ",$answer}\n";
}

sub serve {
    my ($request) = @_;
    my $verb = $request->{do} // '';
    if ( $verb eq 'hello' ) {
        my $games = join ',', map { quote($_) } sort keys %wishes;
        return qq("ok":{"name":"Greedy in Perl","version":"1","games":[$games],"random":false});
    }
    die "unknown request $verb\n" unless $verb eq 'best';
    my $wishes = $wishes{ $request->{game} // '' } or die "unknown game\n";
    my $moves  = $request->{view}{legal}{ $request->{seat} } or die "no moves for this seat\n";
    my @ranks = map { rank( $_, $wishes, $request->{seat} ) } @$moves;
    return '"ok":{"move":' . quote( choose( $moves, \@ranks, $request->{seed} // 0 ) ) . '}';
}

# The less the better. On a board of ranks and files, what goes further ahead is better.
sub rank {
    my ( $move, $wishes, $seat ) = @_;
    my $rank = 0;
    $rank++ while $rank < @$wishes && $move !~ $wishes->[$rank];
    my $ahead = $move =~ /^[a-h]\d.[a-h](\d)/ ? ( $seat == 0 ? $1 : 9 - $1 ) : 0;
    return 10 * $rank - $ahead;
}

# Among the moves of the best rank the seed decides: the same request has the same answer.
sub choose {
    my ( $moves, $ranks, $seed ) = @_;
    my ($best) = sort { $a <=> $b } @$ranks;
    my @chosen = map { $moves->[$_] } grep { $ranks->[$_] == $best } 0 .. $#$moves;
    return $chosen[ $seed % @chosen ];
}

# JSON, as much as there is in a request.
sub parse {
    my ($text) = @_;
    pos($text) = 0;
    my $value = value( \$text );
    $text =~ /\G\s*\z/gc or die "this line is not JSON\n";
    return $value;
}

sub value {
    my ($text) = @_;
    return object($text) if $$text =~ /\G\s*\{/gc;
    return list($text)   if $$text =~ /\G\s*\[/gc;
    return unquote($1)   if $$text =~ /\G\s*"((?:[^"\\]|\\.)*)"/gc;
    return $1            if $$text =~ /\G\s*(-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)/gc;
    return 1             if $$text =~ /\G\s*true/gc;
    return undef         if $$text =~ /\G\s*(?:false|null)/gc;
    die "this line is not JSON\n";
}

sub object {
    my ($text) = @_;
    my %object;
    return \%object if $$text =~ /\G\s*\}/gc;
    do {
        $$text =~ /\G\s*"((?:[^"\\]|\\.)*)"\s*:/gc or die "this line is not JSON\n";
        my $key = unquote($1);
        $object{$key} = value($text);
    } while $$text =~ /\G\s*,/gc;
    $$text =~ /\G\s*\}/gc or die "this line is not JSON\n";
    return \%object;
}

sub list {
    my ($text) = @_;
    my @list;
    return \@list if $$text =~ /\G\s*\]/gc;
    do { push @list, value($text) } while $$text =~ /\G\s*,/gc;
    $$text =~ /\G\s*\]/gc or die "this line is not JSON\n";
    return \@list;
}

sub unquote {
    my ($inside) = @_;
    $inside =~ s/\\(["\\\/])/$1/g;
    return $inside;
}

sub quote {
    my ($text) = @_;
    $text =~ s/\s+\z//;
    $text =~ s/(["\\])/\\$1/g;
    $text =~ s/[\x00-\x1f]/ /g;
    return qq("$text");
}

sub json_id {
    my ($id) = @_;
    return 'null' if !defined $id || ref $id;
    return $id =~ /^-?\d+$/ ? $id : quote($id);
}
