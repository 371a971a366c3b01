/** Made by `scripts/text-files.ts`. */
declare module 'virtual:text-files' {
  /** The addresses of the files with the texts of a language; none while developing. */
  export const textFiles: Record<'en' | 'zh', readonly string[]>;
}
