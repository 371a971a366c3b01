import type { ComponentType } from 'react';
import type { ContentDataOf } from '#contract/lesson-body.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { htmlLang, type Locale } from '#domain/locale.ts';
import { Prose } from '#web/ui/prose.tsx';
import { AssignmentBody } from './assignment-body.tsx';
import type { LessonParts } from './lesson-parts.ts';
import { MediaBody } from './media-body.tsx';
import { PdfBody } from './pdf-body.tsx';
import { QuizBodyFields } from './quiz-body.tsx';
import { type LessonTextProps, RichTextBody } from './rich-text-body.tsx';

type Part = ComponentType<{ parts: LessonParts }> | null;

export interface ShownProps<T extends LessonType> {
  data: ContentDataOf<T>;
  side: Locale;
}

/** How one type of lesson is edited; the fields of its form are `lesson-form.ts`'s. */
interface EditorLessonType<T extends LessonType> {
  /** A formatted text in each language, below the titles. */
  Text: ComponentType<LessonTextProps> | null;
  /** The other fields of its body. */
  Body: Part;
  /** A saved body in one language, for the history. */
  Shown: ComponentType<ShownProps<T>>;
}

const ShownText = ({ data, side }: ShownProps<'text' | 'assignment'>) => (
  <Prose html={side === 'zh' ? data.html_zh : data.html} lang={htmlLang[side]} />
);

const ShownFile = ({ data }: ShownProps<'pdf'>) => <p className="text-sm break-all">{data.url}</p>;

const ShownRecording = ({ data, side }: ShownProps<'video' | 'audio'>) => (
  <>
    <p className="text-sm break-all">{data.url}</p>
    {data.transcript.map((cue) => (
      <p key={cue.start}>{side === 'zh' ? cue.text_zh : cue.text}</p>
    ))}
  </>
);

const ShownQuiz = ({ data, side }: ShownProps<'quiz'>) => (
  <ol className="grid list-decimal gap-2 pl-5">
    {data.questions.map((question) => (
      <li key={question.id}>
        {side === 'zh' ? question.question_zh : question.question}
        <ul className="list-disc pl-5 text-soft">
          {question.options.map((option) => (
            <li key={option.id}>{side === 'zh' ? option.text_zh : option.text}</li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);

const recording = { Text: null, Body: MediaBody, Shown: ShownRecording };

export const editorLessonTypes: { [T in LessonType]: EditorLessonType<T> } = {
  text: { Text: RichTextBody, Body: null, Shown: ShownText },
  video: recording,
  audio: recording,
  pdf: { Text: null, Body: PdfBody, Shown: ShownFile },
  quiz: { Text: null, Body: QuizBodyFields, Shown: ShownQuiz },
  assignment: { Text: RichTextBody, Body: AssignmentBody, Shown: ShownText },
};

/** The texts of a saved body in one language. */
export function ShownBody({ data, side }: ShownProps<LessonType>) {
  const Shown = editorLessonTypes[data.type].Shown as ComponentType<ShownProps<LessonType>>;
  return <Shown data={data} side={side} />;
}
