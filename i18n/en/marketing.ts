/** The pages about the academy: FAQ, learner stories, about, team, history. */
export const marketing = {
  empty: 'This page is being prepared.',
  faq: {
    title: 'FAQ',
    lead: 'About the free learning group, the courses, and how to tell us from those who only use our name.',
    language: 'Language of the answers',
    askTitle: 'Can’t find your question?',
    askText: 'Write to us. A person answers, and never asks for money or passwords.',
  },
  cases: {
    title: 'Learner stories',
    lead: 'What learning changed at the kitchen table: stories about habits, questions and things not bought.',
    more_one: 'Show {{count}} more story',
    more_other: 'Show {{count}} more stories',
    all_one: 'That is the story so far.',
    all_other: 'Those are all {{count}} stories so far.',
    yours: 'The next one may be yours.',
    note: 'These stories are about learning, not about returns. Investing carries risk, and what helped one person may not suit another.',
  },
  about: {
    title: 'A school for your own money',
    lead: 'We teach private investors in Malaysia, Singapore and wider Asia to look far and judge for themselves.',
    originTitle: 'Where we come from',
    originText:
      'The academy was founded in Singapore on 8 February 2020, at a dinner table, in a week when everyone had news and nobody had quiet. People rang with the same questions: should I sell, is my deposit safe, can this offer be true? They did not lack information. They lacked a way to judge it.',
    nameText:
      '远景 means the distant view. Seen from far enough away, the rise and fall of a single day is one ridge among many. That is what we teach people to see before they take a step.',
    toHistory: 'Read our history',
    goalNote: 'We count understanding, not accounts opened.',
    promiseTitle: 'What you can hold us to',
    doTitle: 'We do',
    do: {
      languages: 'Teach everything in Chinese and in English, written by people who speak both.',
      basics: 'Offer free beginner courses that anybody can open.',
      risk: 'Say what can go wrong before what could go right.',
      points: 'Reward steady learning with points, and never trading, deposits or profits.',
    },
    dontTitle: 'We never',
    dont: {
      tips: 'Name a stock to buy, or send signals.',
      money: 'Manage anybody’s money, or ask for access to an account.',
      products: 'Sell investment products, or take commission on them.',
      promises: 'Promise a return. Nobody can.',
    },
    waysTitle: 'How learning works here',
    ways: {
      learnTitle: 'Ten quiet minutes',
      learnText: 'Lessons are short and can be read, heard or watched on a phone, in large type.',
      practiseTitle: 'Try it yourself',
      practiseText:
        'Quizzes explain every answer, and teachers read the assignments. A wrong answer here costs nothing.',
      earnTitle: 'Points for patience',
      earnText:
        'Checking in, finishing lessons and passing quizzes earn points, which open courses and rewards.',
    },
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    contactTitle: 'Talk to us',
    contactText:
      'To join you need an invitation code, which any learner can find on their profile page. Write or ring if you have a question; we answer in both languages.',
  },
  team: {
    title: 'The people behind the lessons',
    lead: 'Experienced teachers, assistants who read every question, and learners who tell us what was not clear.',
    teachersTitle: 'Teachers',
    teachersText:
      'Each writes and keeps up their own courses, and answers for what they say in them. Choose a name to read more.',
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
      listenTitle: 'Changed by learners',
      listenText: 'Where quiz answers go wrong together, the lesson is at fault, and is rewritten.',
    },
    joinTitle: 'You learn with people',
    joinText:
      'Every course shows who teaches it, and every assignment is read by one of these people.',
  },
  history: {
    title: 'The road so far',
    lead: 'From three people at a dinner table on 8 February 2020 to a school in two countries and two languages.',
    stations: 'Milestones',
    earlier: 'Earlier',
    later: 'Later',
    read: 'Read the story',
    closeArticle: 'Back to all milestones',
    capabilitiesTitle: 'What we have learned to do',
    capabilities: {
      languagesTitle: 'Two languages, one lesson',
      languagesText:
        'Every course exists in Chinese and in English, with examples from both countries.',
      lessonsTitle: 'Six ways to learn',
      lessonsText: 'Text, video, audio, PDF, quizzes and assignments, each where it serves best.',
      reviewTitle: 'Assignments that are read',
      reviewText: 'Assignments go to a teacher, who replies in writing.',
      accessTitle: 'Made for phones',
      accessText: 'Large type, captions and transcripts, and pages that open on slow connections.',
    },
    fundsTitle: 'What our funds are for',
    fundsText:
      'The academy sets money aside for three purposes, so that learning does not depend on what a learner can pay.',
    funds: {
      placesTitle: 'Free places',
      placesText:
        'Carries the free training programme: five months, from 1 July to 1 December 2025, with 3,000 places in Malaysia and Singapore.',
      rewardsTitle: 'Rewards',
      rewardsText:
        'Pays for what learners redeem with their points, from certificates to books and postage.',
      lessonsTitle: 'New lessons',
      lessonsText:
        'Pays for writing, translating and updating courses, so that beginner courses can be free.',
    },
    fundsNote:
      'These are the academy’s own budgets. They are not investment funds, nobody can buy into them, and they pay no return.',
  },
} as const;
