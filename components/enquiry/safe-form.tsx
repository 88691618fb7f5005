'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Form } from './form';
import { FormBoundary } from './form-boundary';
import { KeptWords } from './result/kept-words';

type SafeFormProps = ComponentProps<typeof Form> &
  Pick<ComponentProps<typeof FormBoundary>, 'fault'> & { children: ReactNode };

/**
 * The form, what follows it, and what stands in place of both when they stay
 * broken. One part of the scripts: each part costs bytes.
 */
export function SafeForm({ fault, children, ...form }: SafeFormProps) {
  return (
    <FormBoundary fault={fault} instead={<KeptWords {...form} />}>
      <Form {...form} />
      {children}
    </FormBoundary>
  );
}
