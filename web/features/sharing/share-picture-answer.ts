import { type SharePicture, sharePictureSvg } from './share-picture.ts';

/** A picture as the response of a route; the server converts it to PNG under the same name. */
export function answerSharePicture(picture: SharePicture): Response {
  return new Response(sharePictureSvg(picture), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  });
}
