import { FAILED, SENT } from '../fixtures';

// What a screen reader is told, read page by page and found right by a person; what stands here must stay, more may come.

/** Round every page. */
export const FRAME = `
  - link "Skip to content"
  - banner:
    - link "Magnetic Island Boat Adventures"
    - navigation "Main":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "About Us"
        - listitem:
          - button "Tours"
        - listitem:
          - link "Boat Hire"
        - listitem:
          - link "FAQ"
      - link "Book"
  - main
  - contentinfo:
    - navigation "Tours"
    - navigation "Explore"
    - heading "Call or write" [level=2]
`;

const TOUR = `
  - heading [level=1]
  - link "Book This Tour"
  - term: Duration
  - definition
  - term: Group Size
  - definition
  - term: Skill Level
  - definition
  - img
  - heading [level=2]
  - paragraph
  - heading "Before you book" [level=2]
  - heading "Included" [level=3]
  - heading "What to bring" [level=3]
  - link /Book Your .+ Adventure/
`;

/** Every page, by its path. */
export const MAIN: Record<string, string> = {
  '/': `
    - region "Pictures of the island":
      - img
    - heading "Discover Magnetic Island" [level=1]
    - link "Book Now"
    - link "View Tours"
    - list:
      - listitem:
        - link "Nelly Bay Harbour, Magnetic Island (opens in a new tab)"
    - heading [level=2]
    - article:
      - img
      - heading "Snorkelling" [level=3]
      - link "Learn More about Snorkelling"
    - heading [level=2]
    - link "Book Your Adventure"
    - link "Boat Hire"
    - heading "What guests say" [level=2]
    - list:
      - listitem:
        - img "Rated 5 out of 5"
        - blockquote
        - paragraph
    - link "View All Reviews on Google (opens in a new tab)"
    - link "View All Reviews on Tripadvisor (opens in a new tab)"`,
  '/about': `
    - heading "About Us" [level=1]
    - heading "Flexible Hours" [level=2]
    - heading "All Welcome" [level=2]
    - heading "Safety First" [level=2]
    - heading "Perfect Location" [level=2]
    - img
    - heading [level=2]
    - list:
      - listitem: Fishing equipment
    - heading "Getting to Nelly Bay" [level=2]
    - heading "Passenger ferry" [level=3]
    - region "Month by month":
      - table
    - link "Contact Us"`,
  '/boat-hire': `
    - heading "Boat Hire" [level=1]
    - link "Check Availability"
    - term: Price
    - definition: $280
    - heading [level=2]
    - link "Hire Your Dream Boat"`,
  '/faq': `
    - heading "FAQ" [level=1]
    - group:
      - heading [level=2]
    - link "Contact Us"`,
  '/contact': `
    - complementary "Call or write":
      - list:
        - listitem:
          - link /Call or text/
        - listitem:
          - link /E-mail/
    - heading "Send an enquiry" [level=1]
    - textbox "Name"
    - textbox "Contact Details"
    - combobox "Enquiry Type"
    - textbox "Preferred Date (optional)"
    - textbox "Message"
    - button "Send Enquiry"
    - status`,
  '/privacy': `
    - heading "Privacy" [level=1]
    - heading [level=2]`,
  '/accessibility': `
    - heading "Accessibility" [level=1]
    - heading "What was tested, and with what" [level=2]
    - heading "What we have not tested" [level=2]
    - paragraph:
      - link
      - link /@/`,
  '/tours/snorkelling': TOUR,
  '/tours/fishing': TOUR,
  '/tours/sunset': TOUR,
  '/tours/privatecharter': TOUR,
  '/no-such-page': `
    - heading "Unexpected Application Error!" [level=1]
    - paragraph: 404 Not Found
    - link "Home"
    - link "View Tours"`,
  '/tours/no-such-tour': `
    - heading "Tour not found" [level=1]
    - link "View Tours"`,
};

/** Every state of `WALKS`, by its name. */
export const STATE: Record<string, string> = {
  'phone menu': `
    - banner:
      - button "Menu" [expanded]
      - navigation "Main":
        - list:
          - listitem:
            - link "About Us"
          - listitem:
            - button "Tours"
        - link /^Call/
        - link "Book Now"`,
  'phone menu with its tours': `
    - banner:
      - navigation "Main":
        - list:
          - listitem:
            - button "Tours" [expanded]
            - list:
              - listitem:
                - link /^Snorkelling/
              - listitem:
                - link /^Fishing/
              - listitem:
                - link /^Sunset/
              - listitem:
                - link /^Private Charter/`,
  'list of tours': `
    - banner:
      - navigation "Main":
        - list:
          - listitem:
            - button "Tours" [expanded]
            - list:
              - listitem:
                - link /^Snorkelling/
              - listitem:
                - link /^Fishing/
              - listitem:
                - link /^Sunset/
              - listitem:
                - link /^Private Charter/`,
  'answers of the FAQ': `
    - main:
      - group:
        - heading [level=2]
        - paragraph`,
  'reviews that failed': `
    - main:
      - heading "What guests say" [level=2]
      - alert: /The reviews could not be/
      - link "View All Reviews on Google (opens in a new tab)"`,
  'form for a tour': `
    - main:
      - combobox "Enquiry Type":
        - option "Tour" [selected]
      - combobox "Tour Type":
        - option "Sunset" [selected]`,
  'form in error': `
    - main:
      - alert "Five things to fix":
        - heading "Five things to fix" [level=2]
        - list:
          - listitem:
            - link
          - listitem:
            - link
          - listitem:
            - link
          - listitem:
            - link
          - listitem:
            - link
      - paragraph
      - textbox "Name" [invalid]
      - paragraph
      - textbox "Message" [invalid]`,
  'form while it sends': `
    - main:
      - button "Sending..." [disabled]
      - status: Sending your enquiry`,
  'form that was sent': `
    - main:
      - button "Send Enquiry"
      - paragraph: ${SENT}`,
  'form that failed': `
    - main:
      - button "Send Enquiry"
      - paragraph: ${FAILED}
      - link /Send it by e-mail/
      - link /Send it as a text/
      - link /Call us/`,
};
