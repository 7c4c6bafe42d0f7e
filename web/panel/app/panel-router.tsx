import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';

type PanelRouterProps = Pick<ComponentProps<typeof RouterProvider>, 'router'>;

/**
 * Router that removes the old screen at once, even while the next one's code is loading. Otherwise a tap on a slow
 * connection would seem ignored, and the old screen could still redirect.
 */
export function PanelRouter({ router }: PanelRouterProps) {
  return <RouterProvider router={router} useTransitions={false} />;
}
