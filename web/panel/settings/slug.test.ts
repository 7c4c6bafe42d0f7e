import { updateSettingsSchema } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { slugOf } from './slug';

describe('the slug of a name', () => {
  it.each([
    ['UD Ñandú (Filial)', 'ud-nandu-filial'],
    ['  C.D. Águilas 1924 ', 'c-d-aguilas-1924'],
    ['Mi club', 'mi-club'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('%s', (nombre, slug) => {
    expect(slugOf(nombre)).toBe(slug);
    expect(updateSettingsSchema.safeParse({ slug }).success).toBe(true);
  });
});
