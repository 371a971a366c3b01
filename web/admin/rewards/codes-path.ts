/** The page of a reward's codes. */
export const codesPath = (rewardId: number) => `/admin/rewards/${rewardId}/codes`;
