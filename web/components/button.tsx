import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';

const VARIANTS = {
  text: { color: 'primary.main', '&:hover': { bgcolor: 'action.hover' } },
  outlined: {
    color: 'primary.main',
    borderColor: 'divider',
    '&:hover': { bgcolor: 'action.hover', borderColor: 'primary.main' },
  },
  contained: {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    '&:hover': { bgcolor: 'primary.dark' },
  },
} as const;

const FONT_SIZES = { small: 13, medium: 14, large: 15 } as const;

interface ButtonProps {
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: keyof typeof FONT_SIZES;
  /** Path inside the site: the button is a link. */
  readonly to?: string;
  /** Address outside the pages: the button is a link, which opens in a new tab when it leads to another site. */
  readonly href?: string;
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  readonly onClick?: () => void;
  readonly 'aria-label'?: string;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  /** Name of the file, for a link that downloads. */
  readonly download?: string;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** What the button is: a link inside the site, one out of it, or a button. */
function elementOf({ to, href, download, type = 'button' }: ButtonProps) {
  if (to !== undefined) return { component: Link as ElementType, to };
  if (href !== undefined) {
    return /^https?:/.test(href)
      ? ({ component: 'a', href, target: '_blank', rel: 'noopener noreferrer' } as const)
      : ({ component: 'a', href, ...(download !== undefined && { download }) } as const);
  }
  return { component: 'button', type } as const;
}

/**
 * Button of the public pages. MUI's, with its ripple and its spinner, would add 6 kB to what every reader hydrates
 * (docs/decisions/0008); the panel uses that one.
 */
export function Button(props: ButtonProps) {
  const { variant = 'text', size = 'medium', sx = [], disabled = false } = props;
  const { 'aria-label': label, 'aria-controls': controls, onClick, children } = props;
  return (
    <Box
      {...elementOf(props)}
      {...(label !== undefined && { 'aria-label': label })}
      {...(controls !== undefined && {
        'aria-controls': controls,
        'aria-expanded': props['aria-expanded'],
      })}
      {...(onClick && { onClick })}
      {...(disabled && { disabled })}
      sx={
        [
          {
            display: 'inline-flex',
            alignItems: 'center',
            justifyContent: 'center',
            minHeight: 44,
            minWidth: 64,
            px: '18px',
            border: '1px solid transparent',
            borderRadius: 999,
            bgcolor: 'transparent',
            font: 'inherit',
            fontSize: FONT_SIZES[size],
            fontWeight: 700,
            lineHeight: 1.75,
            textDecoration: 'none',
            cursor: 'pointer',
            transition: 'background-color 150ms, border-color 150ms',
          },
          VARIANTS[variant],
          disabled && { color: 'action.disabled', cursor: 'default', pointerEvents: 'none' },
          ...(Array.isArray(sx) ? (sx as readonly SxProps<Theme>[]) : [sx]),
        ] as SxProps<Theme>
      }
    >
      {children}
    </Box>
  );
}
