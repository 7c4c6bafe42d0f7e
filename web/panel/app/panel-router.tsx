import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';

type PanelRouterProps = Pick<ComponentProps<typeof RouterProvider>, 'router'>;

/**
 * Shows the screen of the path. The one before goes at once, also while the code of the next is on its way: on a slow line
 * a tap is answered, and nobody is sent elsewhere by a screen that he has left.
 */
export function PanelRouter({ router }: PanelRouterProps) {
  return <RouterProvider router={router} useTransitions={false} />;
}
