import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';

type PanelRouterProps = Pick<ComponentProps<typeof RouterProvider>, 'router'>;

/**
 * Router that removes the old screen at once, even while the next one's code is loading. Without transitions a tap is
 * answered on a slow connection, and a screen that was left cannot redirect.
 */
export function PanelRouter({ router }: PanelRouterProps) {
  return <RouterProvider router={router} useTransitions={false} />;
}
