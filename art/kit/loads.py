"""A truck with an open box, filled from its cab: the five choices of a load. All five have the same camera."""
from kit.objects_a import *
from kit.objects_b import quilt
from kit.scenery import wheel, cab, plant, lamp
from kit.objects_c import dresser, dining_chair, armchair
X0,X1,Y,Z=-1.5,2.72,1.1,.92      # the box inside; Z is its floor
H=1.22
def open_truck():
    """front faces -X; the side to the camera is low, the rear is open"""
    ma=M('poppy',.38,.45,coat=.25); mb=M('cream',.5,.3); L=X1-X0; cx=(X0+X1)/2
    box((6.0,1.5,.24),(-.35,0,.5),'dark',.05)
    for x in(-2.5,1.55):
        for y in(-.9,.9): wheel((x,y,.46))
    cab(ma)
    box((L+.06,2*Y+.1,.14),(cx,0,Z-.15),ma,.04); box((L,2*Y,.03),(cx,0,Z-.03),'wood',.01)
    for i in range(1,6): box((L-.1,.02,.006),(cx,-Y+i*2*Y/6,Z-.001),M('wood_d',.8,.1),.002,1)
    box((L,.07,H),(cx,Y,Z),mb,.03); box((.07,2*Y,H),(X0,0,Z),mb,.03)
    for i in range(5): box((.09,.06,H),(X0+.06+i*(L-.1)/4,Y-.05,Z),M('sand',.55,.2),.025)
    box((L+.1,.14,.13),(cx,Y,Z+H-.03),ma,.05); box((.14,2*Y+.1,.13),(X0,0,Z+H-.03),ma,.05)
    for x,y in((X0,-Y),(X0,Y),(X1,Y)): box((.13,.13,H+.1),(x,y,Z-.06),ma,.05)
    box((L,.07,.24),(cx,-Y,Z-.06),mb,.03); box((L-.2,.02,.08),(cx,-Y-.035,Z+.02),M('green',.45),.008)
    for x in(X0,X1): box((.13,.13,.3),(x,-Y,Z-.1),ma,.05)
    box((.1,2*Y,.12),(X1+.05,0,Z-.2),'dark',.03)
    for y in(-.92,.92): box((.05,.18,.1),(X1+.1,y,Z-.18),M('#E5402E',.3,.5,emit=.15),.02)
def bag(x,y,z,seed=1,s=.84,c='#3D6B58',tie='gold'):
    with group((x,y,z)): trash_bag(c,seed,s,tie)
def put(make,x,y,z=Z,rot=0,s=1):
    with group((x,y,z),(0,0,rot),s): make()
def few_items():
    put(lambda:fridge('sage'),-1.02,.5,rot=40,s=.78)
    carton((.56,.46,.42),(-.98,-.5,Z),12)
def first_quarter():
    quilt((1.95,1.25,.26),(-1.25,0,Z+.66),'white','sage',rot=(0,84,0))
    put(lambda:sofa('poppy','poppy_l','gold','cream'),-.76,0,rot=90,s=.96)
    bag(-.82,-.62,Z+.52,1); bag(-.78,.5,Z+.52,3); bag(-1.12,-.1,Z+1.0,4,.8); bag(-.4,-.78,Z,5,.72); bag(-.36,.0,Z+.3,2,.74)
def second_quarter():
    box((.24,1.9,1.22),(-.2,.05,Z),M('sand',.8,.1),.06,5,rot=(0,-3,0))
    put(dresser,.3,-.6,rot=4,s=.82)
    put(armchair,.24,.45,Z+.1,rot=14,s=1.02)
    bag(.12,-.6,Z+.88,6,.72); bag(.42,.3,Z+.55,7,.8); bag(-.02,.72,Z+.9,8,.8); carton((.42,.36,.3),(.5,-.62,Z+.89),-12)
def third_quarter():
    box((.14,1.8,1.3),(.82,.1,Z),M('wood_d',.55,.2),.06,5)
    put(lambda:fridge('sage'),1.2,-.62,rot=6,s=.84)
    carton((.7,.6,.5),(1.22,.2,Z),5); carton((.6,.52,.46),(1.2,.22,Z+.5),-9); carton((.66,.5,.6),(1.18,.76,Z),0)
    bag(1.22,.74,Z+.6,9,.8); put(lambda:lamp((0,0,0)),.98,.2,Z+.92,s=.6)
def fourth_quarter():
    put(lambda:armchair('gold','#FFD98A'),2.1,.5,Z+.5,rot=40,s=.9)
    box((.9,1.0,.52),(2.1,.5,Z),M('wood',.55,.2),.04,4)
    carton((.7,.56,.5),(1.94,-.6,Z),-5); carton((.56,.5,.42),(1.98,-.58,Z+.5),9); bag(2.42,-.3,Z,3,.84)
    bag(2.3,-.72,Z,11,.7); bag(2.42,-.5,Z+.5,4,.7)
def heap():
    quilt((1.9,1.25,.26),(-.25,.2,Z+1.45),'white','pink',rot=(3,-7,5))
    put(dining_chair,1.38,.3,Z+.96,rot=-28,s=.95); bag(.5,-.2,Z+1.42,5,.86); bag(1.9,-.5,Z+.95,12,.86); plant((-.75,-.2,Z+1.6),.9); carton((.5,.42,.34),(2.2,.1,Z+1.05),20)
parts=[first_quarter,second_quarter,third_quarter,fourth_quarter,heap]
loads={'few-items':[few_items],'quarter':parts[:1],'half':parts[:2],'three-quarters':parts[:3],'full':parts}
def load(name):
    reset(); open_truck()
    for part in loads[name]: part()
    frame=box((6.6,2.5,2.95),(-.45,0,0),None,0); frame.hide_render=True
    shoot(640,400,az=21,el=21,lens=85,margin=.99,fit=[frame],floor_z=0,shift=(0,-.01),thr=.02,shres=.4,shspp=64)
