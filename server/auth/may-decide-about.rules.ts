/** No user decides about what is their own, whatever their role. */
export function mayDecideAbout(ownerUserId: number | null, actorUserId: number | null): boolean {
  return ownerUserId === null || ownerUserId !== actorUserId;
}
