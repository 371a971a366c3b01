import { assetAllocationCourse } from './courses/asset-allocation.ts';
import { avoidingScamsCourse } from './courses/avoiding-scams.ts';
import { behaviouralFinanceCourse } from './courses/behavioural-finance.ts';
import { bondsCourse } from './courses/bonds.ts';
import { financialStatementsCourse } from './courses/financial-statements.ts';
import { firstStepsCourse } from './courses/first-steps.ts';
import { indexFundsCourse } from './courses/index-funds.ts';
import { moneyPlanCourse } from './courses/money-plan.ts';
import { optionsCourse } from './courses/options-and-hedging.ts';
import { readingChartsCourse } from './courses/reading-charts.ts';
import { reitsCourse } from './courses/reits-and-dividends.ts';
import { riskAndReturnCourse } from './courses/risk-and-return.ts';
import { valueInvestingCourse } from './courses/value-investing.ts';
import type { DemoCourse, DemoLesson } from './demo-types.ts';
import {
  checklistPdf,
  compoundInterestVideo,
  factsheetPdf,
  oneMinuteAudio,
  stopLossVideo,
  threeSentencesAudio,
} from './media-lessons.ts';

/** The course with one more lesson, after its lessons and before its quiz. */
function beforeQuiz(course: DemoCourse, content: DemoLesson): DemoCourse {
  const quiz = course.contents.findIndex(({ type }) => type === 'quiz');
  return { ...course, contents: course.contents.toSpliced(quiz, 0, content) };
}

/** The demo academy's courses, oldest first. */
export const demoCourses: readonly DemoCourse[] = [
  assetAllocationCourse,
  optionsCourse,
  bondsCourse,
  beforeQuiz(behaviouralFinanceCourse, oneMinuteAudio),
  beforeQuiz(readingChartsCourse, stopLossVideo),
  reitsCourse,
  beforeQuiz(financialStatementsCourse, checklistPdf),
  valueInvestingCourse,
  moneyPlanCourse,
  riskAndReturnCourse,
  beforeQuiz(indexFundsCourse, factsheetPdf),
  beforeQuiz(avoidingScamsCourse, threeSentencesAudio),
  beforeQuiz(firstStepsCourse, compoundInterestVideo),
];

export type * from './demo-types.ts';
export { demoActivities } from './site/activities.ts';
export { demoArticles } from './site/articles.ts';
export { demoBanners } from './site/banners.ts';
export { demoCases } from './site/cases.ts';
export { demoFaqs } from './site/faqs.ts';
export { demoTerms } from './site/glossary.ts';
export { demoLearnerNames } from './site/learner-names.ts';
export { demoReviewTexts } from './site/reviews.ts';
export { demoRewards } from './site/rewards.ts';
export { type DemoSubmission, demoSubmissions } from './site/submissions.ts';
export { demoTeachers } from './site/teachers.ts';
