import MenuIcon from '@mui/icons-material/MenuRounded';
import type SvgIcon from '@mui/material/SvgIcon';
import clsx from 'clsx';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import surface from '../../components/surface.module.css';
import css from './admin-nav.module.css';

/** Groups of screens in the navigation, in order. */
const GROUPS = ['daily', 'season', 'club'] as const;
type Group = (typeof GROUPS)[number];

/** Navigation entry of a screen. */
export interface AdminLink {
  readonly to: string;
  readonly label: string;
  readonly group: Group;
  readonly Icon: typeof SvgIcon;
}

/** Places in the phone's bottom bar. If there are more links, the bar shows the daily ones and a button. */
const BAR_PLACES = 5;

/** The link of the screen at a path or above it: `Partidos` for a match’s sheet. For other paths, the home's link. */
function findScreenLink(links: readonly AdminLink[], pathname: string): AdminLink | undefined {
  const [home, ...others] = links;
  return others.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? home;
}

interface LinksProps {
  readonly links: readonly AdminLink[];
  readonly current: AdminLink | undefined;
  readonly pathname: string;
  readonly onFollow: () => void;
}

function Links({ links, current, pathname, onFollow }: LinksProps) {
  // `page` for the screen itself, `true` for a path below it.
  const currentValue = current?.to === pathname ? 'page' : 'true';
  return links.map((link) => (
    <li key={link.to}>
      <Link
        to={link.to}
        onClick={onFollow}
        aria-current={link === current ? currentValue : undefined}
        className={css.link}
      >
        <link.Icon aria-hidden />
        {link.label}
      </Link>
    </li>
  ));
}

/** Navigation: a column beside the content; on phones a bottom bar with the daily screens and a button for the others. */
export function AdminNav({ links }: { readonly links: readonly AdminLink[] }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const hasMore = links.length > BAR_PLACES;
  const bar = hasMore ? links.filter(({ group }) => group === 'daily') : links;
  const more = links.filter((link) => !bar.includes(link));
  const current = findScreenLink(links, pathname);
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    // The link that has the focus disappears.
    button.current?.focus();
  };
  const shared = { current, pathname, onFollow: close };
  return (
    <nav
      ref={nav}
      aria-label="Administración"
      data-barra=""
      className={css.nav}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') close();
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !nav.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <ul className={clsx(surface.list, css.bar)}>
        <Links links={bar} {...shared} />
        {hasMore && (
          <li className={css.fold}>
            <button
              ref={button}
              type="button"
              aria-expanded={isOpen}
              aria-controls={listId}
              data-actual={current !== undefined && more.includes(current)}
              className={css.link}
              onClick={() => setOpen(!isOpen)}
            >
              <MenuIcon aria-hidden />
              Más
            </button>
          </li>
        )}
      </ul>
      {hasMore && (
        <div id={listId} data-abierta={isOpen} className={css.more}>
          {GROUPS.map((group) => {
            const members = more.filter((link) => link.group === group);
            return (
              members.length > 0 && (
                <ul key={group} className={clsx(surface.list, css.group)}>
                  <Links links={members} {...shared} />
                </ul>
              )
            );
          })}
        </div>
      )}
    </nav>
  );
}
