/** Writes `docs/openapi.json` from the contract; `--check` only compares. */
import path from 'node:path';
import { createOpenApiDocument } from '../server/http/open-api-document.ts';
import { writeOrCheck } from './generated-file.ts';

writeOrCheck(
  path.join(import.meta.dirname, '..', 'docs', 'openapi.json'),
  `${JSON.stringify(createOpenApiDocument(), null, 2)}\n`,
);
