'use client';

/** Replaces a page that throws. */
export { ThrownError as default } from '@/components/repair/thrown-error';
