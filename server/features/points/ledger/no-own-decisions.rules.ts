/** Nobody decides about points or requests of their own, whatever their role. */
export function mayDecideAbout(ownerUserId: number, actorUserId: number): boolean {
  return ownerUserId !== actorUserId;
}
