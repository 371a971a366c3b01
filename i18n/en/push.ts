/** Push notifications on this device, in the notification settings. */
export const push = {
  title: 'Push notifications',
  text: 'Notifications appear on this device even when the academy is not open.',
  on: 'On for this device',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off',
  others: 'Your other devices',
  turnOffNamed: 'Turn off push notifications: {{device}}, since {{date}}',
  since: 'On since {{date}}',
  failing: 'Not reached since {{date}}',
  hints: {
    logout: 'They stop when you log out here. Do not turn them on for a device that others use.',
    blocked:
      'This browser blocks notifications from the academy. Allow them in its settings for this site (the icon to the left of the address), then reload this page.',
    home_screen:
      'On an iPhone or iPad, add the academy to the Home Screen first: tap Share, then Add to Home Screen. Open it from there and turn push notifications on.',
    unsupported: 'This browser does not support push notifications.',
    failed:
      'This browser could not reach its push service. Check your connection, or use another browser.',
  },
} as const;
