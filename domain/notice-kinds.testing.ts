/** What a notice of any kind may need to know. */
export const sampleNoticeParams = {
  course_id: 7,
  content_id: 8,
  submission_id: 9,
  redemption_id: 10,
  reward_id: 11,
  /** Nobody: tests on a database have no such person. */
  person_id: null,
  rating: 5,
  score: 90,
  amount: 10,
  currency: 'SGD',
  points: 120,
  day: '2026-12-07',
  streak: 5,
  stock: 5,
  payment_id: 12,
  message_id: 13,
  order_id: 14,
  step: 'sweep_files',
} as const;
