import { useState } from 'react';
import { tracked } from '@/components/shared/analytics/tracked';
import { ContactLabel, ContactLink } from '@/components/shared/contact-link';
import { enquiryOutcome } from '@/site/enquiry/outcome';
import { contactPhone, phoneAddress } from '@/site/facts/contact';
import type { FallbackMessages } from '../fallback';
import type { EnquiryParts } from '../parts';
import styles from './status.module.css';

const { byEmail, byText, byWhatsApp } = enquiryOutcome;

type FallbackContactsProps = {
  fallback: FallbackMessages;
  parts: EnquiryParts;
  showText?: boolean;
};

export function FallbackContacts({
  fallback,
  parts,
  showText,
}: FallbackContactsProps) {
  const { email, tooLong, sms, whatsApp, text } = fallback;
  const { icons, help } = parts;
  const texts = help.fallbackContacts;
  const [result, setResult] = useState<'copyHint' | 'copied' | 'notCopied'>(
    'copyHint',
  );
  const copy = async () => {
    try {
      // Old browsers and plain http have no clipboard at all.
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('notCopied');
    }
  };
  const copyButton = (
    <button className="row" type="button" onClick={copy}>
      <ContactLabel
        icon={icons.copy}
        label={texts.copy}
        hint={<span aria-live="polite">{texts[result]}</span>}
      />
    </button>
  );
  return (
    <div className={styles.ways}>
      <p>{texts.lead}</p>
      <div className="columns">
        {tooLong && copyButton}
        <ContactLink
          href={email}
          tracking={tracked('email', 'failed enquiry')}
          icon={icons.mail}
          label={byEmail}
          hint={tooLong ? texts.copyFirst : texts.emailHint}
        />
        {sms && (
          <ContactLink
            href={sms}
            tracking={tracked('phone', 'failed enquiry, text')}
            icon={icons.message}
            label={byText}
            hint={texts.textHint}
          />
        )}
        {whatsApp && (
          <ContactLink
            href={whatsApp}
            tracking={tracked('whatsapp', 'failed enquiry')}
            icon={icons.chat}
            label={byWhatsApp}
            hint={texts.whatsAppHint}
          />
        )}
        <ContactLink
          href={phoneAddress}
          tracking={tracked('phone', 'failed enquiry')}
          icon={icons.phone}
          label={texts.call}
          hint={contactPhone}
        />
        {!tooLong && copyButton}
        {(showText || result === 'notCopied') && (
          <textarea
            readOnly
            rows={6}
            aria-label={texts.yourEnquiry}
            value={text}
          />
        )}
      </div>
    </div>
  );
}
