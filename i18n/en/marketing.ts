/** The pages about the academy: FAQ, learner stories, about, team, history. */
export const marketing = {
  empty: 'This page is being prepared.',
  faq: {
    title: 'FAQ',
    lead: 'About the free learning group, the courses, and how to tell us from those who only use our name.',
    language: 'Language of the answers',
    askTitle: 'Can’t find your question?',
    askText:
      'Write to us. A real person will answer, and will never ask you for money or a password.',
  },
  cases: {
    title: 'Learner stories',
    lead: 'What learning changed at the kitchen table: stories about habits, questions and things not bought.',
    more_one: 'Show {{count}} more story',
    more_other: 'Show {{count}} more stories',
    all_one: 'That is the story so far.',
    all_other: 'Those are all {{count}} stories so far.',
    yours: 'The next story may be yours.',
    note: 'These stories are about learning, not about returns. Investing carries risk, and what helped one person may not suit another.',
  },
  about: {
    toHistory: 'Read our history',
    doTitle: 'We do',
    dontTitle: 'We never',
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
  },
  team: {
    title: 'The people behind the lessons',
    lead: 'Experienced teachers, assistants who read every question, and learners who tell us what was not clear.',
    teachersTitle: 'Teachers',
    teachersText:
      'Each writes their own courses, keeps them up to date, and answers for what they say in them. Choose a name to read more.',
    assistantsTitle: 'Assistants',
    assistantsText:
      'They answer questions, mark first drafts and notice where many people stumble at the same place.',
    workTitle: 'How a lesson is made',
    work: {
      questionTitle: 'It begins with a question',
      questionText: 'One that learners have really asked, in their own words.',
      writeTitle: 'Written twice',
      writeText: 'Once in Chinese and once in English, not translated line by line.',
      checkTitle: 'Checked by another',
      checkText: 'A second teacher works through every figure and looks for anything like advice.',
      listenTitle: 'Tested by learners',
      listenText:
        'Where many get the same question wrong, the lesson is at fault and is rewritten.',
    },
    joinTitle: 'You learn with people',
    joinText:
      'Every course shows who teaches it, and every assignment is read by one of these people.',
  },
  history: {
    stations: 'Milestones',
    earlier: 'Earlier',
    later: 'Later',
    read: 'Read the story',
    closeArticle: 'Back to all milestones',
    fundsNote:
      'These are the academy’s own budgets. They are not investment funds, nobody can buy into them, and they pay no return.',
  },
} as const;
