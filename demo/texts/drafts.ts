/**
 * Courses that the academy is still writing: an admin area in which everything is
 * finished shows nothing of the work. Here a language may be empty.
 */

interface DemoDraftText {
  en: string;
  zh: string;
}

/** A course that learners do not see yet. */
export interface DemoDraft {
  title: DemoDraftText;
  short_description: DemoDraftText;
  description: DemoDraftText;
  /** Key of a teacher; null: not assigned yet. */
  teacher: string | null;
  lessons: { title: DemoDraftText; body: DemoDraftText }[];
}

export const demoDrafts: readonly DemoDraft[] = [
  {
    title: { en: 'Choosing a Bond Fund', zh: '债券基金怎么挑' },
    short_description: {
      en: '',
      zh: '看懂久期、信用等级和费用，挑一只睡得着觉的债券基金。',
    },
    description: {
      en: '',
      zh: '债券基金不等于保本。这门课从一张基金资料单开始，讲清久期怎样放大利率的涨跌、信用等级意味着什么，以及费用每年拿走多少。\n\n学完之后，您能够自己读懂一只债券基金的资料单，并说出它最坏的一年可能是什么样子。',
    },
    teacher: 'wong-mei-fong',
    lessons: [
      {
        title: { en: 'Duration', zh: '久期是什么' },
        body: {
          en: '',
          zh: '<p>利率上升一个百分点，久期为五年的债券基金大约下跌百分之五。久期越长，净值对利率越敏感。</p><p>先在资料单上找到“久期”或“平均剩余期限”，再问自己：跌这么多，我会不会卖？</p>',
        },
      },
      {
        title: { en: 'What it costs', zh: '费用拿走多少' },
        body: {
          en: '<p>If a bond fund yields three per cent and charges one per cent a year, it takes a third of your return. Look for the total expense ratio first.</p>',
          zh: '<p>一只收益率百分之三的债券基金，如果每年收费百分之一，就拿走了您三分之一的收益。先看“总开支比率”。</p>',
        },
      },
    ],
  },
  {
    title: { en: '', zh: '保险该买多少' },
    short_description: { en: '', zh: '先算清家里缺口有多大，再谈买哪一种。' },
    description: { en: '', zh: '' },
    teacher: null,
    lessons: [],
  },
];
