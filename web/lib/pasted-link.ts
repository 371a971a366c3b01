import type { ActionFunctionArgs } from 'react-router';
import { tokenIn } from '#domain/mailed-links.ts';
import { type ApiClient, ApiError } from './api.ts';
import { requestContext } from './request-context.ts';

/** What came of a form that a reader without scripts has sent. */
export type Pasted<Result> =
  | { result: Result; problem: null }
  | { result: null; problem: { text: string; fields: Readonly<Record<string, string>> } };

/** Makes the call of a mailed link for a reader without scripts, in the session of the page. */
export async function openPastedLink<Result>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  open: (api: ApiClient, token: string, field: (name: string) => string) => Promise<Result>,
): Promise<Pasted<Result>> {
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  try {
    const { api } = context.get(requestContext);
    return { result: await open(api, tokenIn(field('token')), field), problem: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { result: null, problem: { text: error.message, fields: error.fields } };
  }
}
