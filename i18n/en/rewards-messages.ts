/** What the server says when a change of a reward or a redemption succeeded. */
export const rewardMessages = {
  requested: 'Your request has been submitted and is waiting for approval',
  cancelled: 'Your request has been cancelled. The points are yours again',
  approve: 'The request has been approved',
  reject: 'The request has been declined. Points and stock are back',
  ship: 'The request is marked as shipped',
  complete: 'The request is completed',
  correct: 'Carrier and tracking number have been corrected',
  alreadyThere: 'Nothing was changed: this request now has the status “{{status}}”.',
  ownRequest: 'This request is your own. Another admin decides about it.',
  batch: {
    approve_one: '{{count}} request approved',
    approve_other: '{{count}} requests approved',
    reject_one: '{{count}} request declined',
    reject_other: '{{count}} requests declined',
    ship_one: '{{count}} request shipped',
    ship_other: '{{count}} requests shipped',
    complete_one: '{{count}} request completed',
    complete_other: '{{count}} requests completed',
  },
  batchFailed: '{{done}}, {{failed}} not possible',
  /** Emails to the learner, one for each transition that they wait for. */
  emails: {
    approvedSubject: '{{academy}}: your request for “{{reward}}” is approved',
    approved:
      '{{greeting}}\n\nYour request for “{{reward}}” (number {{number}}) has been approved. {{next}}\n\nTrack your request:\n{{link}}\n\n{{academy}}',
    nextShipping: 'We are getting it ready and will write again when it is on its way.',
    nextNoShipping: 'Nothing has to be shipped: you receive it by email or in your account.',
    shippedSubject: '{{academy}}: “{{reward}}” is on its way',
    shipped:
      '{{greeting}}\n\n“{{reward}}” (number {{number}}) has left us and is on its way to you.{{parcel}}\n\nTrack your request:\n{{link}}\n\n{{academy}}',
    correctedSubject: '{{academy}}: new delivery details for “{{reward}}”',
    corrected:
      '{{greeting}}\n\nThe delivery details that we sent you for “{{reward}}” (number {{number}}) were not right. These are the right ones; please follow your parcel by them.{{parcel}}\n\nTrack your request:\n{{link}}\n\n{{academy}}',
    noTracking: 'There is no tracking number.',
    carrier: 'Carrier: {{carrier}}',
    tracking: 'Tracking number: {{tracking}}',
    rejectedSubject: '{{academy}}: your request for “{{reward}}” was declined',
    rejected:
      '{{greeting}}\n\nWe are sorry: your request for “{{reward}}” (number {{number}}) was declined.\n\nReason: {{reason}}\n\nThe {{points}} points are back in your account.\n\nThe request:\n{{link}}\n\n{{academy}}',
  },
  rewardAdded: 'The reward has been added',
  rewardSaved: 'The reward has been saved',
  rewardArchived: 'The reward has been archived. Past requests stay',
} as const;
