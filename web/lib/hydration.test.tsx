import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onDemand } from './hydration';

it('a part says so if its code cannot be loaded', async () => {
  const Part = onDemand(() => Promise.reject(new Error('offline')));
  render(<Part />);
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'No se ha podido cargar. Recarga la página.',
  );
});
