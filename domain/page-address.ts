/** Whether a text that a person has typed is nothing but the address of a web page. */
export const isPageAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
