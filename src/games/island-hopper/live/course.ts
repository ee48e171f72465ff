import { useEffect, useRef } from 'preact/hooks';
import { HEADINGS, STEPS } from '../rules/noise';

/** What is set on the instruments, and how far somebody is with it. */

export interface Course {
  heading: number;
  steps: number;
}

/** What one flight has come to. `set`: chosen on purpose, so that nobody flies by accident. */
export interface Flying {
  /** Which flight of the game. */
  flight: string;
  covered: boolean;
  course: Course;
  set: { heading: boolean; steps: boolean };
}

/** Where the instruments stand before anybody has touched them. */
const START: Course = { heading: 0, steps: 20 };

export const begun = (flight: string): Flying => ({
  flight,
  covered: false,
  course: START,
  set: { heading: false, steps: false },
});

export function turned(course: Course, by: number): Course {
  return { ...course, heading: (course.heading + by + HEADINGS) % HEADINGS };
}

export function moved(course: Course, by: number): Course {
  return { ...course, steps: Math.min(STEPS, Math.max(1, course.steps + by)) };
}

/** Puts the keyboard where the panel has just changed under it. */
export function useFocusOnce<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return ref;
}
