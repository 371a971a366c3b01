/** What the server says when a step of a reward or a redemption succeeded. */
export const rewardMessages = {
  requested: 'Your request has been submitted and is waiting for approval',
  cancelled: 'Your request has been taken back. The points are yours again',
  approve: 'The request has been approved',
  reject: 'The request has been declined. Points and stock are back',
  ship: 'The request is marked as shipped',
  complete: 'The request is completed',
  batch: '{{done}} done, {{failed}} not possible',
  rewardAdded: 'The reward has been added',
  rewardSaved: 'The reward has been saved',
  rewardArchived: 'The reward has been archived. Past requests stay',
} as const;
