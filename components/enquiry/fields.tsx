import type { ReactNode } from 'react';
import {
  enquiryFields,
  enquiryTypes,
  type FieldName,
  formTexts,
} from '@/site/enquiry/fields';
import type { FullDays } from '@/site/facts/full-days';
import { DateHints } from './date-hints';
import { Field } from './field';
import type { TypedEnquiry } from './form-values';
import type { EnquiryParts } from './parts';
import { dateWindow, type EnquiryErrors, isAsked } from './validate';

type FieldsProps = TypedEnquiry & {
  errors: EnquiryErrors;
  ready: boolean;
  locked: boolean;
  parts: EnquiryParts;
  fullDays: FullDays;
};

export function Fields({
  tours,
  typed,
  errors,
  ready,
  locked,
  parts,
  fullDays,
}: FieldsProps) {
  // By the visitor's calendar, and at each edit: the page may stay open over
  // midnight.
  const days = ready ? dateWindow(new Date()) : undefined;
  const choices: Partial<Record<FieldName, ReactNode>> = {
    // Each has a value, because a translator changes its words.
    enquiryType: enquiryTypes.map((type) =>
      option(type, formTexts.types[type]),
    ),
    tourType: tours.map(({ slug, name }) => option(slug, name)),
  };
  return enquiryFields.map((field) => {
    const { name } = field;
    return (
      <Field
        key={name}
        field={field}
        error={errors[name]}
        hidden={!isAsked(field, typed)}
        locked={locked}
        warningIcon={parts.icons.warning}
        choices={choices[name]}
        days={days}
      >
        {field.control === 'day' && (
          <DateHints
            tours={tours}
            typed={typed}
            fullDays={fullDays}
            help={parts.help}
          />
        )}
      </Field>
    );
  });
}

const option = (value: string, text: string) => (
  <option key={value} value={value}>
    {text}
  </option>
);
