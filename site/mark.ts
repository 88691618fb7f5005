/**
 * The mark on a 64 grid: a horseshoe magnet in the sea like a setting sun. These are paths of a disc of radius 32. The wordmark
 * colours them with tokens. The icons are drawn from the same paths (photos/README.md).
 */
export const mark = {
  arch: 'M12 40V31a20 20 0 0 1 40 0v9H41v-9a9 9 0 0 0-18 0v9z',
  tips: 'M12 33h11v7H12zM41 33h11v7H41z',
  ripples: [
    'M6 45.5q5.2-4.5 10.4 0t10.4 0 10.4 0 10.4 0 10.4 0',
    'M16.5 53.5q3.9-3.5 7.8 0t7.8 0 7.8 0 7.8 0',
  ],
} as const;
