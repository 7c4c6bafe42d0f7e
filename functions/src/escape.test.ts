import { describe, expect, it } from 'vitest';
import { escapeMarkup, jsonScript, scriptSafeJson } from './escape';

describe('escaped text in markup', () => {
  it('is shown unchanged, in elements and in attributes with either quote', () => {
    expect(escapeMarkup(`<a href="x" title='y'>&amp;</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
    );
  });
});

describe('JSON in a script element', () => {
  const hostile = { texto: '</script><!--<script>&\u2028\u2029 ñ 🏆' };

  it('cannot end the element or start another', () => {
    expect(scriptSafeJson(hostile)).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('is still the same data', () => {
    expect(JSON.parse(scriptSafeJson(hostile))).toEqual(hostile);
  });

  it('is marked as data, optionally with an id', () => {
    expect(jsonScript('application/json', 1, 'club-estado')).toBe(
      '<script id="club-estado" type="application/json">1</script>',
    );
    expect(jsonScript('application/ld+json', {})).toBe(
      '<script type="application/ld+json">{}</script>',
    );
  });
});
