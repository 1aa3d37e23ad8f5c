/** The most that each of several texts may have of a room: what the short ones leave goes to the long ones. Pure. */
export function evenShare(lengths: readonly number[], room: number): number {
  let left = room;
  const ascending = [...lengths].sort((a, b) => a - b);
  for (const [i, length] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - i));
    if (length > share) return share;
    left -= length;
  }
  return room;
}
