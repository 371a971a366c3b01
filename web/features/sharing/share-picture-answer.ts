import { type SharePicture, sharePictureSvg } from './share-picture.ts';

/** A picture as the answer of a route; the server turns it into PNG under the same name. */
export function answerSharePicture(picture: SharePicture): Response {
  return new Response(sharePictureSvg(picture), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  });
}
