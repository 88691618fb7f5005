import {
  createElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { onFirstInteraction } from '@/components/shared/first-interaction';
import type { Enquiry } from '@/site/enquiry/fields';
import { isSame, readEnquiry, type TourChoice } from '../form-values';
import { OLDER } from '../keys';
import { loadLibraries, send } from './send';

/**
 * `unknown`: the document before this one was left while it was sending, so
 * nobody can tell whether the enquiry arrived.
 */
export type SendingState = 'idle' | 'sending' | 'sent' | 'failed' | 'unknown';

/** Milliseconds from the page's load to that of the libraries that send. */
const PAUSE = 200;

/**
 * Sends what is pressed. Meanwhile the rest of the page is inert, and the
 * browser asks before it is left. `onReset` runs when a success has emptied the
 * form. `botCheck` is there once the libraries have come.
 */
export function useSending(
  form: RefObject<HTMLFormElement | null>,
  tours: readonly TourChoice[],
  onReset: () => void,
) {
  const [state, setState] = useState<SendingState>('idle');
  const [botCheck, setBotCheck] = useState<ReactNode>();
  const pressed = useRef<Enquiry>(undefined);

  const end = (sent: boolean) => {
    if (sent) {
      // The early script ends sending too (draft.ts).
      form.current?.reset();
      onReset();
    } else window.enquiryDraft.setSending(false);
    setState(sent ? 'sent' : 'failed');
  };
  /** A success after the limit counts while the form holds the same words. */
  const endLate = (enquiry: Enquiry) => {
    if (!form.current || window.enquiryStore.isOlder()) return false;
    const counts = isSame(readEnquiry(form.current), enquiry);
    if (counts) end(true);
    return counts;
  };
  const press = async (enquiry: Enquiry) => {
    // At once, because a second press may come in the same moment.
    flushSync(() => setState('sending'));
    window.enquiryDraft.setSending(true);
    pressed.current = enquiry;
    const sent = await send(enquiry, tours, () => endLate(enquiry));
    if (pressed.current === enquiry) end(sent);
  };

  useEffect(() => {
    if (!window.enquiryDraft.wasLeft()) return;
    window.enquiryDraft.setSending(false);
    setState('unknown');
  }, []);

  useEffect(
    () =>
      onFirstInteraction(async () => {
        const { BotCheck } = await loadLibraries();
        setBotCheck(createElement(BotCheck));
      }, PAUSE),
    [],
  );

  useEffect(() => {
    // The tab has newer words.
    const giveUp = () => {
      pressed.current = undefined;
      setState('idle');
    };
    addEventListener(OLDER, giveUp);
    return () => removeEventListener(OLDER, giveUp);
  }, []);

  useEffect(() => {
    if (state !== 'sending' || !form.current) return undefined;
    const rest = outside(form.current).filter(({ inert }) => !inert);
    for (const element of rest) element.inert = true;
    return () => {
      for (const element of rest) element.inert = false;
    };
  }, [state, form]);

  return {
    state,
    botCheck,
    press,
    /** Ends a result that is not of these words. */
    forget: () => setState((now) => (now === 'sending' ? now : 'idle')),
  };
}

/** The elements beside the form and beside all that it stands in. */
function outside(inside: Element): HTMLElement[] {
  const parent = inside.parentElement;
  if (!parent) return [];
  const beside = [...parent.children].filter((child) => child !== inside);
  const own = beside.filter((child) => child instanceof HTMLElement);
  return parent === document.body ? own : [...own, ...outside(parent)];
}
