import { useState } from 'react';
import { tracked } from '@/components/shared/analytics/tracked';
import { ContactLabel } from '@/components/shared/contact-label';
import { NewTabLink } from '@/components/shared/new-tab-link';
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
        <a className="row" href={email} {...tracked('email', 'failed enquiry')}>
          <ContactLabel
            icon={icons.mail}
            label={byEmail}
            hint={tooLong ? texts.copyFirst : texts.emailHint}
          />
        </a>
        {sms && (
          <a
            className="row"
            href={sms}
            {...tracked('phone', 'failed enquiry, text')}
          >
            <ContactLabel
              icon={icons.message}
              label={byText}
              hint={texts.textHint}
            />
          </a>
        )}
        {whatsApp && (
          <NewTabLink
            className="row"
            href={whatsApp}
            {...tracked('whatsapp', 'failed enquiry')}
          >
            <ContactLabel
              icon={icons.chat}
              label={byWhatsApp}
              hint={texts.whatsAppHint}
            />
          </NewTabLink>
        )}
        <a
          className="row"
          href={phoneAddress}
          {...tracked('phone', 'failed enquiry')}
        >
          <ContactLabel
            icon={icons.phone}
            label={texts.call}
            hint={contactPhone}
          />
        </a>
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
