import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { island, onDemand } from './hydration';

it('a component on demand says so if its code cannot be loaded', async () => {
  const Part = onDemand(() => Promise.reject(new Error('offline')));
  render(<Part />);
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toBe('No se ha podido cargar. Recarga la página.');
});

it('an island without code and without the server’s HTML shows its fallback', async () => {
  const Late = ({ text }: { readonly text: string }) => <p>{text}</p>;
  // Only once, because other tests load all islands.
  const load = vi.fn(() => Promise.resolve(Late)).mockRejectedValueOnce(new Error('offline'));
  const Part = island(load, Late);
  render(<Part text="2 - 1" />);
  expect(await screen.findByText('2 - 1')).toBeDefined();
});
