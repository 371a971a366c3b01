/** The days of check-ins, on the profile. */
export const checkInDays = {
  calendar: 'Check-ins in {{month}}',
  signedDay: '{{day}}: checked in',
  missedDay: '{{day}}: not checked in',
  comingDay: '{{day}}: to come',
  today: 'today',
  track: '{{done}} of {{days}} days to the bonus',
  bonus: 'Bonus',
} as const;
