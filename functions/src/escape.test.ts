import { describe, expect, it } from 'vitest';
import { escapeMarkup, jsonScript, scriptSafeJson } from './escape';

describe('text in markup', () => {
  it('stands for itself, in elements and in attributes of either quote', () => {
    expect(escapeMarkup(`<a href="x" title='y'>&amp;</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
    );
  });
});

describe('data in a script element', () => {
  const hostile = { texto: '</script><!--<script>&\u2028\u2029 ñ 🏆' };

  it('cannot end it or begin another', () => {
    expect(scriptSafeJson(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('is still the same data', () => {
    expect(JSON.parse(scriptSafeJson(hostile))).toEqual(hostile);
  });

  it('is marked as data, with an id where it has one', () => {
    expect(jsonScript('application/json', 1, 'club-estado')).toBe(
      '<script id="club-estado" type="application/json">1</script>',
    );
    expect(jsonScript('application/ld+json', {})).toBe(
      '<script type="application/ld+json">{}</script>',
    );
  });
});
