/**
 * Every email (`#domain/email-kinds.ts`). A blank line ends a paragraph; `{{action}}` is the button,
 * `{{facts}}` the list of what is to be known.
 */
export const emailsMessages = {
  because: {
    account: 'You receive this email because you have an account at {{academy}}.',
    address: 'You receive this email because this address was entered at {{academy}}.',
    notice:
      'You receive this email because of your notification settings at {{academy}}. You can change them after logging in.',
  },
  plainLink: 'If the button does not work, open this address in your browser:',
  facts: {
    reason: 'Reason',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    noTracking: 'none',
    device: 'Device',
    time: 'Time',
    place: 'Place',
    coupon: 'Coupon code',
    lastDay: 'Valid until',
  },
  texts: {
    reset: {
      subject: '{{academy}}: set a new password',
      heading: 'Set a new password',
      text: 'We received a request to set a new password for your account at {{academy}}. The link works once, within the next {{minutes}} minutes.\n\n{{action}}\n\nIf you did not ask for this, please ignore this email: your password stays as it is.',
      action: 'Set a new password',
    },
    verification: {
      subject: '{{academy}}: verify your email address',
      heading: 'Verify your email address',
      text: 'Someone, probably you, registered at {{academy}} with this email address. Please confirm within {{hours}} hours that the address is yours. The link works once.\n\n{{action}}\n\nIf you did not register with us, please do not open the link: someone may have used your address by mistake.',
      action: 'Verify email address',
    },
    welcome: {
      subject: 'Your account at {{academy}}',
      heading: 'Welcome to {{academy}}',
      text: '{{academy}} has opened an account for you. You log in with this email address: {{email}}\n\nPlease set your password first. The link works for {{days}} days.\n\n{{action}}\n\nAfter that, choose “Forgot password” on the login page to get a new one.',
      action: 'Set password',
    },
    passwordChanged: {
      subject: '{{academy}}: your password was changed',
      heading: 'Your password was changed',
      text: 'The password of your account at {{academy}} was changed at {{time}}. If it was you, there is nothing to do.\n\nIf it was not you, set a new password now: this logs out all devices. Then check who else can read your emails.\n\n{{action}}',
      action: 'Set a new password',
    },
    newAddress: {
      subject: '{{academy}}: confirm your new email address',
      heading: 'Confirm your new email address',
      text: 'Somebody, probably you, wants to use this address for an account at {{academy}}. Please confirm within {{hours}} hours that it is yours.\n\n{{action}}\n\nIf it was not you, do not open the link: nothing will change.',
      action: 'Confirm new address',
    },
    currentAddress: {
      subject: '{{academy}}: do you want to change your email address?',
      heading: 'Do you want to change your email address?',
      text: 'Somebody, probably you, asked to change the email address of your account at {{academy}} to {{email}}. If it was you, please confirm within {{hours}} hours.\n\n{{action}}\n\nIf it was not you, do not confirm: your address stays as it is. But somebody knows your password: please change it now, which also cancels the request.',
      action: 'Agree to the change',
    },
    newDevice: {
      subject: '{{academy}}: a login from a new device',
      heading: 'A login from a new device',
      text: 'Somebody has just logged in to your account from a device or browser that we did not know.\n\n{{facts}}\n\nIf it was you, there is nothing to do. If it was not you, somebody knows your password: set a new one now. This logs out all devices.\n\n{{action}}',
      action: 'Set a new password',
    },
    deletion: {
      subject: '{{academy}}: your account will be deleted',
      heading: 'Your account will be deleted',
      text: 'As you asked, your account at {{academy}} will be deleted at {{time}}. Your name, addresses and access will be erased, and your unused points will be lost.\n\nIf you change your mind, or if it was not you who asked, log in before then and keep your account.\n\n{{action}}',
      action: 'Keep my account',
    },
    notice: {
      subject: '{{academy}}: {{notice}}',
      heading: '{{kind}}',
      text: '{{notice}}\n\n{{action}}',
      action: 'View details',
    },
    orderPaid: {
      subject: '{{academy}}: “{{course}}” is open',
      heading: 'Your course is open',
      text: 'Thank you. Your payment for “{{course}}” (order {{number}}) has arrived and the course is open.\n\n{{action}}',
      action: 'Start learning',
    },
    orderCancelled: {
      subject: '{{academy}}: order {{number}} is cancelled',
      heading: 'Your order is cancelled',
      text: 'Your order {{number}} for “{{course}}” was cancelled.\n\n{{facts}}\n\nIf you have paid already, please reply with your proof of payment.\n\n{{action}}',
      action: 'View the order',
    },
    parcelApproved: {
      subject: '{{academy}}: your request for “{{reward}}” is approved',
      heading: 'Your request is approved',
      text: 'Your request for “{{reward}}” (number {{number}}) has been approved. We are getting it ready and will write again when it is on its way.\n\n{{action}}',
      action: 'Track your request',
    },
    rewardApproved: {
      subject: '{{academy}}: your request for “{{reward}}” is approved',
      heading: 'Your request is approved',
      text: 'Your request for “{{reward}}” (number {{number}}) has been approved. No shipping is needed: you receive it by email or in your account.\n\n{{action}}',
      action: 'Track your request',
    },
    codeApproved: {
      subject: '{{academy}}: your request for “{{reward}}” is approved',
      heading: 'Your code is ready',
      text: 'Your request for “{{reward}}” (number {{number}}) has been approved. Your code is on the page of your request. To keep it safe, it is not written in emails.\n\n{{action}}',
      action: 'View your code',
    },
    couponApproved: {
      subject: '{{academy}}: your request for “{{reward}}” is approved',
      heading: 'Your coupon is ready',
      text: 'Your request for “{{reward}}” (number {{number}}) has been approved. Here is your coupon:\n\n{{facts}}\n\nEnter the code at checkout to pay less for a course. Only you can use it, and only once.\n\n{{action}}',
      action: 'View your coupon',
    },
    consultationApproved: {
      subject: '{{academy}}: your request for “{{reward}}” is approved',
      heading: 'Your request is approved',
      text: 'Your request for “{{reward}}” (number {{number}}) has been approved. We will agree a time with you and write again.\n\n{{action}}',
      action: 'Track your request',
    },
    timeAgreed: {
      subject: '{{academy}}: the time of your “{{reward}}” is agreed',
      heading: 'Your appointment',
      text: 'The time of your “{{reward}}” (number {{number}}) is agreed.\n\n{{facts}}\n\n{{action}}\n\nThe page of your request also has a file for your calendar.',
      action: 'View your appointment',
    },
    timeChanged: {
      subject: '{{academy}}: a new time for your “{{reward}}”',
      heading: 'Your appointment has changed',
      text: 'The time or the place of your “{{reward}}” (number {{number}}) has changed. This now applies:\n\n{{facts}}\n\n{{action}}\n\nThe page of your request also has a new file for your calendar.',
      action: 'View your appointment',
    },
    courseApproved: {
      subject: '{{academy}}: your request for “{{reward}}” is approved',
      heading: 'Your course is open',
      text: 'Your request for “{{reward}}” (number {{number}}) has been approved. The course “{{course}}” is open to you.\n\n{{action}}',
      action: 'Start learning',
    },
    parcelShipped: {
      subject: '{{academy}}: “{{reward}}” is on its way',
      heading: 'Your reward is on its way',
      text: '“{{reward}}” (number {{number}}) has been shipped and is on its way to you.\n\n{{facts}}\n\n{{action}}',
      action: 'Track your request',
    },
    parcelCorrected: {
      subject: '{{academy}}: new delivery details for “{{reward}}”',
      heading: 'New delivery details',
      text: 'The delivery details that we sent you for “{{reward}}” (number {{number}}) were wrong. Please use these instead.\n\n{{facts}}\n\n{{action}}',
      action: 'Track your request',
    },
    addressCorrected: {
      subject: '{{academy}}: the address for “{{reward}}” was corrected',
      heading: 'Your delivery address was corrected',
      text: 'We have corrected the delivery details of “{{reward}}” (number {{number}}). Please check them, and contact us soon if something is wrong.\n\n{{action}}',
      action: 'Check the delivery details',
    },
    rewardDeclined: {
      subject: '{{academy}}: your request for “{{reward}}” was declined',
      heading: 'Your request was declined',
      text: 'We are sorry: your request for “{{reward}}” (number {{number}}) was declined.\n\n{{facts}}\n\nThe {{points}} points are back in your account.\n\n{{action}}',
      action: 'View your request',
    },
  },
} as const;
