import { mediaName } from '@club/shared';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoticiaPicture } from './noticia-picture';

const noticia = { _id: 'n1', titulo: 'Cuatro goles', media: [] };
const partido = {
  local: false,
  nombre_equipo: 'CF Sotillo',
  color_equipo: '#1d4ed8',
  goles_anotados: 4,
  goles_encajados: 2,
};

describe('picture of a news item', () => {
  it('shows crests, names and score of the linked match, home side first', () => {
    const { container, rerender } = render(<NoticiaPicture noticia={noticia} partido={partido} />);
    expect(container.textContent).toMatch(/^SSotillo2 - 4MCMi club$/);
    rerender(<NoticiaPicture noticia={noticia} partido={{ ...partido, local: true }} />);
    expect(container.textContent).toMatch(/^MCMi club4 - 2SSotillo$/);
    const shootOut = { ...partido, goles_encajados: 4, tanda: { anotados: 5, encajados: 4 } };
    rerender(<NoticiaPicture noticia={noticia} partido={shootOut} />);
    expect(container.textContent).toContain('4-4(4-5 p.)');
    rerender(<NoticiaPicture noticia={noticia} />);
    expect(container.textContent).toBe('');
  });

  it('shows an older card, which has only the result', () => {
    const { local, goles_anotados, goles_encajados } = partido;
    const { container } = render(
      <NoticiaPicture noticia={noticia} partido={{ local, goles_anotados, goles_encajados }} />,
    );
    expect(container.textContent).toMatch(/^2 - 4MCMi club$/);
  });

  it('hides the drawn match from screen readers, as the title tells it', () => {
    const { getByText } = render(<NoticiaPicture noticia={noticia} partido={partido} />);
    expect(getByText('2 - 4').closest('[aria-hidden]')).not.toBeNull();
  });

  it('shows the photo without the match if there is one', () => {
    const media = [mediaName('n1', '0123456789abcdef')];
    const { container } = render(
      <NoticiaPicture noticia={{ ...noticia, media }} partido={partido} />,
    );
    expect(container.querySelector('img')).not.toBeNull();
    expect(container.textContent).toBe('');
  });
});
