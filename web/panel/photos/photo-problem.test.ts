import { describe, expect, it } from 'vitest';
import { unreadableText } from './prepare-photo';

describe('the error for a file that cannot be opened', () => {
  it.each([
    { name: 'IMG_0042.HEIC', type: '' },
    { name: 'foto', type: 'image/heic' },
    { name: 'foto.heif', type: 'image/heif-sequence' },
  ])('names HEIC and what to do: %o', (file) => {
    expect(unreadableText(file)).toMatch(
      /^Este navegador no puede abrir fotos HEIC\. .*El más compatible/,
    );
  });

  it('distinguishes a damaged picture from another kind of file', () => {
    expect(unreadableText({ name: 'a.jpg', type: 'image/jpeg' })).toContain('dañado');
    expect(unreadableText({ name: 'acta.pdf', type: 'application/pdf' })).toContain(
      'no es una foto',
    );
  });
});
