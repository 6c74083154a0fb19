/** The promise of a shuffle in a form that can be noted down by hand. */

const GROUPS = 3;

/** 3f2a 9c81 07be: 48 bits of the hash; to forge as many takes a graphics card hours. */
export function shortPromise(hash: string): string {
  return (hash.match(/.{4}/g) ?? []).slice(0, GROUPS).join(" ");
}

/** What stands behind the short form. */
export function restOfPromise(hash: string): string {
  return hash.slice(4 * GROUPS);
}
