'use client';

/** Replaces a page that throws. */
export { ErrorScreen as default } from '@/components/frame/error-screen/error-screen';
