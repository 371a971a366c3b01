/** Buttons and fields of pages with forms and lists. */
export const controls = {
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  search: 'Search',
  showMore: 'Show more',
  showLess: 'Show less',
  optional: 'Optional',
  page: 'Page {{page}}',
  pager: 'Pages',
  breadcrumb: 'You are here',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
