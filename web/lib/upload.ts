import type { OnProgress } from './api.ts';

/** Like `fetch`, but reports the progress of the upload, which `fetch` cannot. */
export function uploadWithProgress(
  path: string,
  init: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', path);
    for (const [name, value] of Object.entries(init.headers as Record<string, string>)) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.floor((loaded * 100) / total));
    });
    request.addEventListener('load', () => {
      resolve(new Response(request.responseText, { status: request.status }));
    });
    // As `fetch` does where the server cannot be reached.
    request.addEventListener('error', () => reject(new TypeError('the upload broke off')));
    init.signal?.addEventListener('abort', () => {
      request.abort();
      reject(new DOMException('the upload was given up', 'AbortError'));
    });
    request.send(init.body as FormData | Blob);
  });
}
