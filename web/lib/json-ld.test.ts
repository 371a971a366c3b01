import { expect, test } from 'vitest';
import { breadcrumbJsonLd, jsonLdText } from './json-ld.ts';

test('a text cannot close the script element that it is in', () => {
  const text = jsonLdText([{ '@type': 'Course', name: '</script><script>alert(1)</script><!--' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe('</script><script>alert(1)</script><!--');
});

test('one object is written alone, several as a graph', () => {
  expect(JSON.parse(jsonLdText([{ '@type': 'Person' }]))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
  });
  expect(JSON.parse(jsonLdText([{ '@type': 'Person' }, { '@type': 'WebSite' }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Person' }, { '@type': 'WebSite' }],
  });
});

test('a breadcrumb counts from one and has absolute addresses', () => {
  const trail = [
    { name: 'Courses', path: '/courses' },
    { name: 'First Steps', path: '/courses/1' },
  ];
  expect(breadcrumbJsonLd(trail, 'https://academy.example').itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Courses',
      item: 'https://academy.example/courses',
    },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'First Steps',
      item: 'https://academy.example/courses/1',
    },
  ]);
});
