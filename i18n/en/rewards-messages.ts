/** What the server says when a transition of a redemption or a change of a reward succeeded or failed. */
export const rewardsMessages = {
  requested: 'Your request has been submitted and is waiting for approval',
  cancelled: 'Your request has been cancelled. Your points have been returned',
  approve: 'The request has been approved',
  reject: 'The request has been declined. Points and stock have been returned',
  ship: 'The request is marked as shipped',
  complete: 'The request is completed',
  correct: 'Carrier and tracking number have been corrected',
  correctAddress: 'The address has been corrected',
  alreadyThere: 'Nothing was changed: this request now has the status “{{status}}”.',
  ownRequest: 'This is your own request. Another admin must process it.',
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
  batchFailed: '{{done}}, {{failed}} could not be processed',
  rewardAdded: 'The reward has been added',
  rewardSaved: 'The reward has been saved',
  rewardArchived: 'The reward has been archived. Past requests are not affected',
  categoryAdded: 'The category has been added',
  categorySaved: 'The category has been saved',
  categoryArchived: 'The category has been archived. Its rewards are not affected',
  categoryRestored: 'The category has been restored',
  rewardRestored: 'The reward has been restored with the status it had',
  course: {
    notCovered: 'This reward does not open that course. Please choose one of its courses.',
    unlisted: 'This course is unlisted at the moment. Please choose another one.',
    alreadyOpen: 'This course is already open to you. Please choose another one.',
    alreadyRequested:
      'You have already requested this course. That request is waiting for approval.',
    openMeanwhile:
      'The course is already open to this learner. Please decline the request, so that the points are returned.',
    gone: 'The course is archived or a draft. Please decline the request, so that the points are returned.',
    tooDear:
      'The most expensive course that this reward opens costs {{points}} points. The reward cannot cost more than that.',
    noCourses:
      'Only a reward in a category of the kind “Course access” or “Discount” that delivers no code can name courses.',
    noPass:
      'Only a reward in a category of the kind “Course access” that delivers no code can open courses.',
  },
  coupon: {
    coursesGone:
      'Every course that this coupon would be for is archived. Please decline the request, so that the points are returned.',
    noDiscount:
      'Only a reward in a category of the kind “Discount” that delivers no code can become a coupon.',
    needCoupons:
      'This category has active rewards without a coupon. Please set up their coupons first, or set them to “Unlisted”.',
    haveCoupons:
      'This category has rewards that become coupons. Please move them to another category of discounts first.',
  },
  consultation: {
    agreed: 'The time is agreed. The learner has been emailed',
    past: 'Please choose times in the future.',
    twice: 'Two of these times are the same. Please choose different ones.',
    notAsked: 'This reward is not a consultation, so no times can be proposed.',
    notThis: 'This request is not for a consultation.',
    startPast: 'This time has already passed. Choose a time in the future',
    fileName: 'consultation-{{number}}',
    about: 'Request {{number}} at {{academy}}',
  },
  codes: {
    added_one: '{{count}} code has been stored',
    added_other: '{{count}} codes have been stored',
    tried_one: 'Checked: {{count}} code can be stored. Nothing has been changed yet',
    tried_other: 'Checked: {{count}} codes can be stored. Nothing has been changed yet',
    removed_one: '{{count}} unused code has been removed',
    removed_other: '{{count}} unused codes have been removed',
    tooMany: 'At most {{limit}} lines at a time. Please upload the list in parts',
    unreadable:
      'This list could not be read. Please check quotation marks and long lines, and put one code on each line',
    notCodes:
      'This reward does not deliver codes. Tick “Delivers a code” in the reward and save it first.',
    openRequests: 'This reward has open requests. It can be changed once they are closed.',
  },
  parcels: {
    shipped_one: '{{count}} parcel has been marked as shipped',
    shipped_other: '{{count}} parcels have been marked as shipped',
    tried_one: 'Checked: {{count}} parcel can be shipped. Nothing has been changed yet',
    tried_other: 'Checked: {{count}} parcels can be shipped. Nothing has been changed yet',
    tooMany: 'At most {{limit}} lines at a time. Please send the list in parts',
    unreadable: 'This list could not be read. Please check quotation marks and long lines',
    header:
      'The columns of this list were not recognised. Please put the request number and the tracking number first, or name the columns “Request” and “Tracking number”',
  },
  courier: {
    fileName: 'parcels-{{day}}',
    number: 'Request',
    name: 'Recipient',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    province: 'Province or state',
    postalCode: 'Postal code',
    country: 'Country',
    item: 'Item',
    quantity: 'Quantity',
    notes: 'Notes',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    status: 'Status',
  },
} as const;
