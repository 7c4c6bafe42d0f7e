import { expect, it } from 'vitest';
import { escapeMarkup, jsonScript, scriptSafeJson } from './escape';

it('escaped text is shown unchanged, in elements and in attributes with either quote', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});

it('JSON in a script element is the same data, and cannot end the element or start another', () => {
  const hostile = { texto: '</script><!--<script>&\u2028\u2029 ñ 🏆' };
  expect(scriptSafeJson(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(scriptSafeJson(hostile))).toEqual(hostile);
  expect(jsonScript('application/json', 1, 'club-estado')).toBe(
    '<script id="club-estado" type="application/json">1</script>',
  );
});
