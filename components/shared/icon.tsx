const PATHS = {
  arrow: 'M4 12h15M13 5l7 7-7 7',
  chat: 'M3.5 20.5l1.3-4.8A8.75 8.75 0 1 1 8.3 19.2zM8 12h.01M12 12h.01M16 12h.01',
  check: 'M4 13l5 5L20 6',
  chevron: 'M5 9l7 7 7-7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  close: 'M5 5l14 14M19 5L5 19',
  copy: 'M8 8h12v12H8zM16 4H4v12',
  dash: 'M5 12h14',
  external: 'M10 5H4v15h15v-6M14 4h6v6M20 4l-9 9',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  message: 'M3 4h18v13h-9l-5 4v-4H3zM7 9h10M7 13h6',
  phone:
    'M8.5 3H4c0 9.4 7.6 17 17 17v-4.5l-4.5-2-2.5 2.5c-2.7-1.2-4.8-3.3-6-6l2.5-2.5z',
  pin: 'M12 21c-4-5-7-8-7-12a7 7 0 0 1 14 0c0 4-3 7-7 12zM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  star: 'M12 2.5l3 6.6 7.1.8-5.3 4.9 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1-5.3-4.9 7.1-.8z',
  warning: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v5.5M12 15.5v1.5',
  wheelchair:
    'M11 7v6h5l3 6h2M11 9.5h5M9 10.5a5.5 5.5 0 1 0 6.5 8M10.2 2.5h1.6v1.6h-1.6z',
} as const;

type IconProps = { name: keyof typeof PATHS; size?: number };

/** An icon on a 24 grid. It stands beside its word, so screen readers skip it. */
export function Icon({ name, size = 24 }: IconProps) {
  const className = name === 'chevron' ? 'icon chevron' : 'icon';
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
