/** The charts of a comparison as rows: a measure before, after, and its difference. Pure. */

import type { Chart, Mean } from "../table/wire";

export interface Row {
  change: Mean;
  before: number;
  after: number;
  /** Shares are told in per cent. */
  share: boolean;
}

/** The charts of one version, which stand in the rows. */
export const isVersion = (chart: Chart): boolean => /^(before|after)-/.test(chart.id);

export function besides(charts: Chart[]): Row[] {
  const means = (version: string): Map<string, number> =>
    new Map(
      charts
        .filter(({ id }) => id.startsWith(`${version}-`))
        .flatMap(({ lines }) => lines.map(({ name, mean }): [string, number] => [name, mean])),
    );
  const [before, after] = [means("before"), means("after")];
  return charts
    .filter(({ id }) => id.startsWith("difference"))
    .flatMap(({ lines, unit }) =>
      lines.map((change) => ({
        change,
        before: before.get(change.name) ?? 0,
        after: after.get(change.name) ?? 0,
        share: unit === "share",
      })),
    );
}
