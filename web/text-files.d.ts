/** Made by `scripts/text-files.ts`. */
declare module 'virtual:text-files' {
  /**
   * The addresses of the files with the texts of a language: those of every page (`site`), and of
   * each area; none while developing.
   */
  export const textFiles: Record<
    'en' | 'zh',
    Record<'site' | import('#i18n/text-areas.ts').TextArea, readonly string[]>
  >;
}
