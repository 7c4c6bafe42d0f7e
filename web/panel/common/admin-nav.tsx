import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded';
import MenuIcon from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

/** A screen of the panel as its navigation names it. */
export interface AdminLink {
  readonly to: string;
  readonly label: string;
}

/** So many links stand in one row of a phone; more of them go behind a button there. */
const LINKS_IN_A_ROW = 3;

/** The screen that a path belongs to: the sheet of a match is one of 'Partidos'. */
function screenOf(links: readonly AdminLink[], pathname: string): AdminLink | undefined {
  const [home, ...others] = links;
  return others.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? home;
}

/** The links to all screens; on a phone one row that names the current screen and opens the list of the others. */
export function AdminNav({ links }: { readonly links: readonly AdminLink[] }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isFolded = links.length > LINKS_IN_A_ROW;
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    // Whatever had the focus in the list goes with it.
    button.current?.focus();
  };
  return (
    <Box
      component="nav"
      aria-label="Administración"
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') close();
      }}
      sx={{ borderTop: '1px solid', borderColor: 'divider' }}
    >
      {isFolded && (
        <ButtonBase
          ref={button}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => {
            setOpen(!isOpen);
          }}
          sx={{
            display: { xs: 'flex', sm: 'none' },
            width: 1,
            minHeight: 48,
            px: 2,
            gap: 1,
            justifyContent: 'flex-start',
            fontFamily: 'inherit',
            fontSize: 15,
            fontWeight: 600,
            // Outside it would be cut off by the frame.
            '&:focus-visible': { outlineOffset: '-3px' },
          }}
        >
          <MenuIcon fontSize="small" aria-hidden />
          <span>Menú:</span>{' '}
          <Box component="span" sx={{ flexGrow: 1, textAlign: 'left', color: 'primary.main' }}>
            {screenOf(links, pathname)?.label}
          </Box>
          <ExpandMoreIcon aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        </ButtonBase>
      )}
      <Box
        id={listId}
        sx={{
          display: { xs: !isFolded || isOpen ? 'grid' : 'none', sm: 'flex' },
          gridTemplateColumns: isFolded ? 'repeat(2, minmax(0,1fr))' : undefined,
          gridAutoFlow: isFolded ? 'row' : 'column',
          flexWrap: 'wrap',
          px: 0.5,
          pb: { xs: isFolded ? 0.5 : 0, sm: 0 },
        }}
      >
        {links.map(({ to, label }, index) => (
          <Box
            key={to}
            component={NavLink}
            to={to}
            end={index === 0}
            onClick={close}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: { xs: isFolded ? 'flex-start' : 'center', sm: 'center' },
              minHeight: { xs: 48, sm: 44 },
              px: 1.5,
              color: 'text.primary',
              textDecoration: 'none',
              fontWeight: 600,
              fontSize: { xs: 15, sm: 14 },
              borderBottom: '3px solid transparent',
              '&:hover': { bgcolor: 'action.hover' },
              '&:focus-visible': { outlineOffset: '-3px' },
              '&.active': { color: 'primary.main', borderBottomColor: 'secondary.main' },
            }}
          >
            {label}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
