import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './button.module.css';

interface ButtonProps {
  readonly variant?: 'text' | 'outlined' | 'contained';
  readonly size?: 'small' | 'medium' | 'large';
  /** Path inside the site; renders a router link. */
  readonly to?: string;
  readonly viewTransition?: boolean;
  /** URL outside the router; renders an anchor. Opens in a new tab if it leads to another origin. */
  readonly href?: string;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  readonly onClick?: () => void;
  readonly 'aria-label'?: string;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  /** File name; renders a download link. */
  readonly download?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Button of the public pages. Renders a router link, an anchor or a `<button>`, depending on its props. */
export function Button({
  variant = 'text',
  size = 'medium',
  type = 'button',
  to,
  href,
  download,
  disabled,
  viewTransition,
  className,
  ...rest
}: ButtonProps) {
  const classes = clsx(css.button, css[variant], css[size], className);
  if (to !== undefined)
    return <Link {...rest} to={to} viewTransition={viewTransition ?? false} className={classes} />;
  if (href === undefined)
    return <button {...rest} type={type} disabled={disabled} className={classes} />;
  const outside = /^https?:/.test(href) && { target: '_blank', rel: 'noopener noreferrer' };
  return <a {...rest} {...outside} href={href} download={download} className={classes} />;
}
